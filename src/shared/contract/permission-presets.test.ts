import { PRESETS, presetOf } from './permission-presets';
import { Permission } from './permissions';

describe('the presets of permissions', () => {
  it('let a writer sign in and nothing else, and nobody but an administrator change permissions', () => {
    expect(PRESETS.writer).toBe(Permission.USER);
    expect(PRESETS.deskEditor & Permission.ADMINISTRATOR).toBe(0);
    expect(PRESETS.administrator & Permission.ADMINISTRATOR).not.toBe(0);
  });

  it('are recognised by exactly their bits', () => {
    for (const [name, permission] of Object.entries(PRESETS)) expect(presetOf(permission)).toBe(name);
    expect(presetOf(PRESETS.deskEditor | Permission.TAG_EDIT)).toBeUndefined();
    expect(presetOf(0)).toBeUndefined();
  });
});
