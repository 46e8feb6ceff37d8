import { themeCss } from '../../../src/client/app/themeCss';
import { PALETTES } from '../../../src/client/ui/theme/theme';

test('the stylesheet of the first paint has every colour of both modes, and prints the light ones', () => {
  const [light = '', dark = '', paper = ''] = themeCss().split(/:root\[data-color-mode=dark\]|@media print/);
  for (const color of Object.values(PALETTES.light)) expect(light).toContain(color);
  for (const color of Object.values(PALETTES.dark)) expect(dark).toContain(color);
  for (const color of Object.values(PALETTES.light)) expect(paper).toContain(`${color}!important`);
  expect(light).toContain('color-scheme:light');
  expect(dark).toContain('color-scheme:dark');
});
