import { screen } from '@testing-library/react';
import { jsdomsStyle, quickComputedStyle } from '../../support/quickComputedStyle';
import { clientPerson } from '../../support/people';
import { areaServer, isThere } from '../../support/areaServer';
import { renderArea } from '../../support/renderArea';

const server = areaServer();

const answers = (style: CSSStyleDeclaration) => [
  style.display,
  style.getPropertyValue('display'),
  style.visibility,
  style.getPropertyValue('visibility'),
  style.pointerEvents,
  style.getPropertyValue('pointer-events'),
];

/** Every element whose quick answer is another than jsdom's. */
const differing = () =>
  [...document.querySelectorAll('*')]
    .map((element) => ({
      element: (element.cloneNode() as Element).outerHTML,
      quick: answers(getComputedStyle(element)),
      jsdom: answers(jsdomsStyle(element)),
    }))
    .filter(({ quick, jsdom }) => quick.join() !== jsdom.join());

test('a screen’s elements are as visible as jsdom says, before and after something is opened', async () => {
  server.answers(isThere(clientPerson));
  const { user } = renderArea('/client/records', { person: clientPerson });
  await screen.findByRole('region', { name: 'Booking Records' });
  expect(differing()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Toggle menu' }));
  expect(differing()).toEqual([]);
  // with a sheet in the page jsdom would be asked, and nothing won
  expect(document.styleSheets).toHaveLength(0);
});

test.each([
  ['every kind of element that the browser’s sheet knows', everyKind()],
  [
    'what is hidden, and what it holds',
    '<p hidden><b>a</b></p><svg hidden><g/></svg><i hidden="false">b</i>',
  ],
  ['fields that are hidden', '<input type="hidden"><input type="HIDDEN"><input><input type="text">'],
  ['dialogs, open and closed', '<dialog><p>a</p></dialog><dialog open><p>b</p></dialog>'],
  ['ruby, and the same outside of it', '<ruby>字<rp>(</rp><rt>ji</rt></ruby><rt>a</rt><rp>b</rp>'],
  ['a style of its own', '<p style="display: none">a</p><b style="display: block; visibility: hidden">b</b>'],
  [
    'what comes from above',
    '<p style="visibility: hidden; pointer-events: none"><b><i style="visibility: visible">a</i><u style="pointer-events: auto">b</u></b></p>',
  ],
  [
    'what is taken back',
    '<p style="visibility: hidden"><b style="visibility: unset">a</b><b style="visibility: inherit">b</b></p><b style="display: unset">c</b><b>d</b>',
  ],
  ['a sheet of the page', '<style>p { display: flex } b { visibility: collapse }</style><p>a</p><b>b</b>'],
])('is as jsdom says: %s', (_what, html) => {
  document.body.innerHTML = html;
  expect(differing()).toEqual([]);
});

test('follows what changes', () => {
  document.body.innerHTML = '<p><b>a</b></p>';
  const [paragraph, bold] = [document.querySelector('p')!, document.querySelector('b')!];
  expect(getComputedStyle(bold).visibility).toBe('visible');
  paragraph.style.visibility = 'hidden';
  expect(getComputedStyle(bold).visibility).toBe('hidden');
  expect(getComputedStyle(paragraph).display).toBe('block');
  paragraph.hidden = true;
  expect(getComputedStyle(paragraph).display).toBe('none');
});

test('asks jsdom for the rest, and once only for how a kind of element is displayed', () => {
  document.body.innerHTML = '<p style="color: red">a</p><p>b</p>';
  const asked = jest.fn(jsdomsStyle);
  const quick = quickComputedStyle(asked);
  const [red, other] = [...document.querySelectorAll('p')];
  expect([quick(red!).display, quick(other!).display, quick(other!).visibility]).toEqual([
    'block',
    'block',
    'visible',
  ]);
  expect(asked).toHaveBeenCalledTimes(1);
  expect(quick(red!).getPropertyValue('color')).toBe('rgb(255, 0, 0)');
  expect(quick(red!).color).toBe('rgb(255, 0, 0)');
  expect('color' in quick(red!)).toBe(true);
});

function everyKind(): string {
  const names =
    'address article aside blockquote button center details summary dd dl dt dir div fieldset figcaption figure footer form h1 h2 header hgroup label legend li main map menu meter nav ol output p pre progress q section select span table textarea ul a b em img meta link script template datalist param noframes marquee';
  return names
    .split(' ')
    .map((name) => `<${name}>a</${name}>`)
    .join('');
}
