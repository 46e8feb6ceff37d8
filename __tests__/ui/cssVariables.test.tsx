import { readVariables, variablesCss } from '../../src/ui/cssVariables';

const CSS = '.house{--ink:black;--teal:teal;}.house.note, .house.card{--ink:grey;}.note{color:red;}';
const LIGHT = readVariables(CSS, '.house');

test('reads the variables of a scope, and no other rule', () => {
  expect(variablesCss(':root', LIGHT)).toBe(
    ':root{--ink:black;--teal:teal}:root .note,:root .card{--ink:grey}',
  );
});

test('another mode says only what is different in it', () => {
  const dark = readVariables(
    '.house{--ink:white;--teal:teal;}.house.note, .house.card{--ink:grey;}',
    '.house',
  );
  expect(variablesCss(':root.dark', dark, LIGHT)).toBe(':root.dark{--ink:white}');
});
