import { render, screen } from '@testing-library/react';
import { AppForm } from '../../../../src/client/ui/form/AppForm';
import { NameItems } from '../../../../src/client/ui/form/NameItems';
import { withWords } from '../../../support/withWords';

test.each([
  ['en-US', ['First name', 'Last name']],
  ['es-MX', ['Nombre', 'Apellido']],
  ['ja-JP', ['姓', '名']],
] as const)('in %s the names are asked for as %j', (language, labels) => {
  render(
    withWords(
      <AppForm>
        <NameItems />
      </AppForm>,
      language,
    ),
  );
  expect(screen.getAllByRole('textbox').map((box) => box.getAttribute('autocomplete'))).toEqual(
    language === 'ja-JP' ? ['family-name', 'given-name'] : ['given-name', 'family-name'],
  );
  screen.getAllByRole('textbox').forEach((box, at) => expect(box).toHaveAccessibleName(labels[at]));
});
