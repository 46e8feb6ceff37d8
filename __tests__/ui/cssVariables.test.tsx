import { only, readVariables, usedNames, variablesCss } from '../../src/ui/cssVariables';

const LIGHT = readVariables('{--ink:black;--teal:teal;--edge:1px solid var(--ink);}.note{--ink:grey;}');

test('what a stylesheet asks for is found, and what that asks for in turn', () => {
  expect([...usedNames('p{border:var(--edge, 0)}', LIGHT)]).toEqual(['--edge', '--ink']);
});

test('only what is asked for is declared, each where it was', () => {
  const css = variablesCss(':root', only(new Set(['--ink']), LIGHT));
  expect(css).toBe(':root{--ink:black}:root .note{--ink:grey}');
});

test('another mode says only what is different in it', () => {
  const dark = readVariables('{--ink:white;--teal:teal;}.note{--ink:grey;}');
  expect(variablesCss(':root.dark', dark, LIGHT)).toBe(':root.dark{--ink:white}');
});
