import tseslint from 'typescript-eslint';
import reactHooks from 'eslint-plugin-react-hooks';
import * as regexp from 'eslint-plugin-regexp';

/** Ant Design has one for each of these. */
const NATIVE_CONTROLS = [
  ...['select', 'input', 'table', 'textarea', 'details', 'summary'],
  ...['button', 'progress', 'meter', 'dialog'],
];

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
    // A request must not keep the server looking for a match. Résumés are read by a process that is ended when it takes long.
    files: ['src/server/**', 'src/shared/**'],
    ignores: ['src/server/modules/resumes/text/**'],
    plugins: { regexp },
    rules: { 'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }] },
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
              message: 'It copies the whole instance for every component: take the one of src/shared/i18n.',
            },
            {
              name: 'antd',
              importNames: ['App', 'Modal'],
              message:
                'No screen begins with one: take src/client/ui/popups/Dialog, useQuestion or useToast, which fetch them later.',
            },
          ],
        },
      ],
    },
  },
  {
    files: [
      'src/client/ui/popups/AntdModal.tsx',
      'src/client/ui/popups/AntdPopups.tsx',
      'src/client/ui/popups/PopupsContext.ts',
      'src/client/ui/theme/antdSheets.tsx',
    ],
    rules: { 'no-restricted-imports': 'off' },
  },
  {
    // Ant Design draws every control; its wrappers are in ui. What is left out here says why.
    files: ['src/**/*.tsx'],
    ignores: [
      'src/client/ui/**',
      // no Ant Design before the landing page, and none for its form and its language list
      'src/client/features/landing/**',
      // stands on the landing page and on the pages that the server draws
      'src/client/entities/interpreter/search/SearchForm.tsx',
      'src/client/app/language/LanguageChooser.tsx',
      'src/client/app/ColourModeToggle.tsx',
      // offered to visitors, before Ant Design is there
      'src/client/app/language/LanguageOfferBar.tsx',
      // has to stand where Ant Design could not be loaded, or broke
      'src/client/app/ErrorBoundary.tsx',
      // a block of the week is drawn by its time, and moved through by arrows
      'src/client/entities/booking/week/WeekBlock.tsx',
      'src/client/entities/booking/week/WeekAgenda.tsx',
      // marks as bars, on a page without Ant Design
      'src/client/features/publicSearch/ProfilePage.tsx',
      // days that unfold on a page without Ant Design and without scripts
      'src/client/features/publicSearch/FreeWeek.tsx',
      // the table of a help page is text, with no rows to sort or choose
      'src/client/features/help/MarkdownTable.tsx',
    ],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...NATIVE_CONTROLS.map((name) => ({
          // an <input type="hidden"> is no control
          selector: `JSXOpeningElement[name.name='${name}']:not(:has(JSXAttribute[name.name='type'][value.value='hidden']))`,
          message: `Ant Design has a control for <${name}>: take it from antd or src/client/ui.`,
        })),
      ],
    },
  },
  {
    // its rules compile each file, so they are asked only about files that may hold a component or a hook
    files: ['**/*.tsx', 'src/client/{app,entities,features,i18n,ui}/**/*.ts', 'src/client/store/store.ts'],
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
