import { INTERFACE_LANGUAGES } from '../text/interfaceLanguages';
import { CLOCK_HOURS } from '../time/quietHours';
import { isBookableZone } from '../time/timeZones';

/**
 * The settings that a person and an institute keep on the server. A person's own value goes before their
 * institute's, and that before the default.
 */
export const SETTING_SCOPES = ['user', 'institute'] as const;
export type SettingScope = (typeof SETTING_SCOPES)[number];

export type SettingValue = string | boolean | null;

interface ChoiceSetting {
  kind: 'choice';
  choices: readonly string[];
  fallback: string | null;
}
interface SwitchSetting {
  kind: 'switch';
  fallback: boolean;
}
interface ZoneSetting {
  kind: 'timeZone';
  fallback: null;
}
export type SettingDefinition = (ChoiceSetting | SwitchSetting | ZoneSetting) & {
  scopes: readonly SettingScope[];
};

const BOTH = SETTING_SCOPES;
const OWN = ['user'] as const;

export const SETTINGS = {
  language: { kind: 'choice', choices: INTERFACE_LANGUAGES, fallback: 'en-US', scopes: BOTH },
  time_zone: { kind: 'timeZone', fallback: null, scopes: BOTH },
  colour_mode: { kind: 'choice', choices: ['light', 'dark'], fallback: 'light', scopes: OWN },
  notify_booking_changes: { kind: 'switch', fallback: true, scopes: BOTH },
  notify_reminders: { kind: 'switch', fallback: true, scopes: BOTH },
  notify_messages: { kind: 'switch', fallback: true, scopes: BOTH },
  /** mails about what comes after a meeting */
  notify_reviews: { kind: 'switch', fallback: true, scopes: BOTH },
  push_booking_changes: { kind: 'switch', fallback: true, scopes: OWN },
  push_reminders: { kind: 'switch', fallback: true, scopes: OWN },
  push_messages: { kind: 'switch', fallback: true, scopes: OWN },
  push_reviews: { kind: 'switch', fallback: true, scopes: OWN },
  push_account: { kind: 'switch', fallback: true, scopes: OWN },
  /** mails are gathered, one a day */
  mail_digest: { kind: 'switch', fallback: false, scopes: OWN },
  quiet_from: { kind: 'choice', choices: CLOCK_HOURS, fallback: null, scopes: OWN },
  quiet_until: { kind: 'choice', choices: CLOCK_HOURS, fallback: null, scopes: OWN },
  notify_product_news: { kind: 'switch', fallback: false, scopes: OWN },
  hide_first_steps: { kind: 'switch', fallback: false, scopes: OWN },
  hide_admin_steps: { kind: 'switch', fallback: false, scopes: OWN },
} as const satisfies Record<string, SettingDefinition>;

export type SettingKey = keyof typeof SETTINGS;
export const SETTING_KEYS = Object.keys(SETTINGS) as [SettingKey, ...SettingKey[]];

export function settingDefinition(key: SettingKey): SettingDefinition {
  return SETTINGS[key];
}

/** Whether a scope may hold the setting at all. */
export function isSettableIn(key: SettingKey, scope: SettingScope): boolean {
  return settingDefinition(key).scopes.includes(scope);
}

/** Whether the value is one that the setting may have. Null means no value of one's own. */
export function isSettingValue(key: SettingKey, value: SettingValue): boolean {
  const definition = settingDefinition(key);
  if (definition.kind === 'switch') return typeof value === 'boolean';
  if (typeof value !== 'string') return false;
  return definition.kind === 'choice' ? definition.choices.includes(value) : isBookableZone(value);
}
