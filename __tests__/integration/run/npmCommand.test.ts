import { join } from 'node:path';
import { npmCommand } from '../../../scripts/npmCommand.mjs';
import { madeUpTree } from '../../support/madeUpTree';

describe('calling npm', () => {
  it('is the npm that called us', () => {
    const call = npmCommand('/project', { npm_execpath: '/lib/npm/bin/npm-cli.js', HOME: madeUpTree() });
    expect([call.program, ...call.args]).toEqual([process.execPath, '/lib/npm/bin/npm-cli.js']);
  });

  it.each([undefined, '/lib/pnpm/pnpm.cjs'])('is the one on the PATH when %s called us', (npm_execpath) => {
    expect(npmCommand('/project', { npm_execpath, HOME: madeUpTree() })).toMatchObject({
      program: 'npm',
      args: [],
    });
  });

  it('keeps its cache beside the project where there is no home to write to', () => {
    expect(npmCommand('/project', { HOME: '' }).env).toMatchObject({
      npm_config_cache: join('/project', '.cache', 'npm'),
    });
    expect(npmCommand('/project', { HOME: madeUpTree() }).env).not.toHaveProperty('npm_config_cache');
    expect(npmCommand('/project', { HOME: '', npm_config_cache: '/own' }).env).toMatchObject({
      npm_config_cache: '/own',
    });
  });
});
