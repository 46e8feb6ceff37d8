import tseslint from 'typescript-eslint';
import reactHooks from 'eslint-plugin-react-hooks';

export default tseslint.config(
  { ignores: ['dist/', 'node_modules/', 'data/', 'screenshots/', 'qa-report/', '.cache/'] },
  {
    files: ['**/*.{ts,tsx,mjs}'],
    extends: [...tseslint.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true, argsIgnorePattern: '^_' }],
      '@typescript-eslint/only-throw-error': 'error',
      'no-console': 'error',
      eqeqeq: 'error',
    },
  },
  {
    files: ['src/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: 'react-i18next',
              importNames: ['useTranslation'],
              message: 'It copies the whole instance for every component: take the one of src/i18n.',
            },
            {
              name: 'antd',
              importNames: ['App', 'Modal'],
              message:
                'No screen begins with one: take src/ui/Dialog, useQuestion or useToast, which fetch them later.',
            },
          ],
        },
      ],
    },
  },
  {
    files: [
      'src/ui/AntdModal.tsx',
      'src/ui/AntdPopups.tsx',
      'src/ui/PopupsContext.ts',
      'src/ui/antdSheets.tsx',
    ],
    rules: { 'no-restricted-imports': 'off' },
  },
  {
    // its rules compile each file, so they are asked only about files that may hold a component or a hook
    files: ['**/*.tsx', 'src/{app,features,i18n,ui}/**/*.ts', 'src/store.ts'],
    plugins: { 'react-hooks': reactHooks },
    rules: reactHooks.configs.recommended.rules,
  },
  {
    files: ['__tests__/**', 'bench/**'],
    rules: {
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      'no-console': 'off',
    },
  },
);
