import { screen } from '@testing-library/react';
import { LoginScreen } from '../../../src/client/features/login/LoginScreen';
import { askJsdom } from '../../support/quickLabels';
import { renderScreen } from '../../support/renderScreen';

const FIELDS = 'button, input, meter, output, progress, select, textarea';
const outer = (labels: Iterable<Node> | null | undefined) =>
  labels && [...labels].map((label) => (label as Element).outerHTML);

/** The labels of each field of the page, as they are found quickly and by jsdom. */
const bothAnswers = () => {
  const fields = [...document.querySelectorAll<HTMLInputElement>(FIELDS)];
  return [fields.map(({ labels }) => outer(labels)), fields.map((field) => outer(askJsdom(field)))];
};

test('a screen’s fields have the labels that jsdom finds', async () => {
  renderScreen(<LoginScreen />);
  expect(await screen.findByLabelText('Email')).toBeVisible();
  const [quick, jsdoms] = bothAnswers();
  expect(quick).toEqual(jsdoms);
  expect(quick?.flat().length).toBeGreaterThan(1);
});

test.each([
  ['by an id', '<label for="a">A</label><input id="a"><input id="b">'],
  ['around a field', '<label>A <input></label>'],
  ['around two fields', '<label>A <input><input></label>'],
  ['around two fields, the first of them hidden', '<label>A <input type="hidden"><input></label>'],
  ['around one, for the other', '<label for="b">A <input id="a"></label><input id="b">'],
  ['two of them', '<label for="a">A</label><p><label>B <input id="a"></label></p>'],
  ['for nothing', '<label for="">A <input></label><label for="c">B <input></label>'],
  ['for something that can have none', '<label for="a">A</label><p id="a"></p>'],
  [
    'for a hidden field',
    '<label for="a">A</label><input type="HIDDEN" id="a"><label>B <input type="hidden"></label>',
  ],
  [
    'for every kind of field',
    '<label><button></button></label><label><meter></meter></label><label><output></output></label><label><progress></progress></label><label><select></select></label><label><textarea></textarea></label>',
  ],
])('labels are found as jsdom finds them: %s', (_what, html) => {
  document.body.innerHTML = html;
  const [quick, jsdoms] = bothAnswers();
  expect(quick).toEqual(jsdoms);
});

test('follow what changes', () => {
  document.body.innerHTML = '<label for="a">A</label><input id="a"><input id="b">';
  const [a, b] = [...document.querySelectorAll('input')];
  const label = document.querySelector('label')!;
  expect([a?.labels?.length, b?.labels?.length]).toEqual([1, 0]);
  label.htmlFor = 'b';
  expect([a?.labels?.length, b?.labels?.length]).toEqual([0, 1]);
  b!.id = 'c';
  expect([a?.labels?.length, b?.labels?.length]).toEqual([0, 0]);
  a!.id = 'b';
  expect([a?.labels?.length, b?.labels?.length]).toEqual([1, 0]);
  label.remove();
  expect([a?.labels?.length, b?.labels?.length]).toEqual([0, 0]);
});

test('outside of the page jsdom is asked', () => {
  const form = document.createElement('form');
  form.innerHTML = '<label>A <input></label>';
  expect(outer(form.querySelector('input')?.labels)).toEqual(['<label>A <input></label>']);
});
