import type { TFunction } from 'i18next';
import { useTranslation } from '../../../i18n/useTranslation';
import type { AuditEntry } from '../../../../shared/contract/institute/auditLog';
import { useRoleName } from '../people/useRoleName';

/** The values before and after; a service's own value is shown whatever its shape. */
export function ChangeCell({ before, after }: Pick<AuditEntry, 'before' | 'after'>) {
  const { t } = useTranslation();
  const roleName = useRoleName();
  const [was, is] = [before, after].map((value) => inWords(value, t, roleName));
  if (!was && !is) return <span className="dr-table-quiet">–</span>;
  return (
    <p className="dr-institute-change">
      {was && (
        <del>
          <span className="dr-visuallyHidden">{t('institute.log.before')}</span> {was}
        </del>
      )}
      {is && (
        <ins>
          <span className="dr-visuallyHidden">{t('institute.log.after')}</span> {is}
        </ins>
      )}
    </p>
  );
}

/** Names of people, teams and businesses are data; roles and tiers that Dragoman brings have words. */
function inWords(value: unknown, t: TFunction, roleName: (name: string) => string): string {
  if (value === null || value === undefined || value === '') return '';
  if (typeof value === 'boolean') return t(value ? 'institute.log.yes' : 'institute.log.no');
  if (typeof value === 'string') return wordOf(value, t) ?? roleName(value);
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.map((each) => inWords(each, t, roleName)).join(t('common.comma'));
  return Object.entries(value)
    .map(([key, each]) => ({ label: fieldOf(key, t), value: inWords(each, t, roleName) }))
    .filter(({ value }) => value !== '')
    .map((field) => t('common.labelled', field))
    .join(' · ');
}

function wordOf(value: string, t: TFunction): string | undefined {
  const words: Record<string, string> = {
    ...t('institute.tiers', { returnObjects: true }),
    ...t('institute.modules.names', { returnObjects: true }),
    ...t('institute.log.values', { returnObjects: true }),
  };
  return words[value];
}

function fieldOf(key: string, t: TFunction): string {
  const fields: Record<string, string> = t('institute.log.fields', { returnObjects: true });
  return fields[key] ?? key;
}
