import { readVariables, topLevelRules, variablesCss } from '../../../src/client/ui/theme/cssVariables';

const CSS = '.house{--ink:black;--teal:teal;}.house.note, .house.card{--ink:grey;}.note{color:red;}';
const LIGHT = readVariables(CSS, '.house');

test('reads the variables of a scope, and no other rule', () => {
  expect(variablesCss(':root', LIGHT)).toEqual([
    ':root{--ink:black;--teal:teal}',
    ':root .note,:root .card{--ink:grey}',
  ]);
});

test('another mode says only what is different in it', () => {
  const dark = readVariables(
    '.house{--ink:white;--teal:teal;}.house.note, .house.card{--ink:grey;}',
    '.house',
  );
  expect(variablesCss(':root.dark', dark, LIGHT)).toEqual([':root.dark{--ink:white}']);
});

test('takes a sheet apart by rules, and keyframes and media queries whole', () => {
  const pieces = [
    '.a{color:red}',
    '@keyframes b{0%{opacity:0}to{opacity:1}}',
    '@media print{.c{color:red}.d{}}',
  ];
  expect(topLevelRules(pieces.join('\n'))).toEqual(pieces);
});
