import { useTranslation } from '../../i18n/useTranslation';
import { Link } from 'react-router-dom';
import type { StatementLine } from '../../contract/statement';
import { centsFromEuros, formatCents } from '../../domain/money';
import { visibleText } from '../../domain/visibleText';
import { invoiceAt, paths } from '../../paths';
import { formatInstant } from '../../ui/formatInstant';
import { formatPercent } from '../../ui/formatPercent';
import { Money } from '../../ui/Money';
import type { Viewer } from '../../ui/statusLook';

interface StatementRowProps {
  line: StatementLine;
  viewer: Viewer;
  /** the reader's, by which the month is counted */
  zone: string;
}

/** One booking's line. On a phone it is a card whose cells name themselves; the roles stay a table's there too. */
export function StatementRow({ line, viewer, zone }: StatementRowProps) {
  const { t, i18n } = useTranslation();
  const title = visibleText(line.title) || t('ui.untitledMeeting');
  const other = viewer === 'client' ? 'interpreter' : 'client';
  const agreed = formatCents(centsFromEuros(line.agreed), i18n.language);
  const cell = (column: 'date' | 'kind' | 'amount' | 'platformFee' | 'net' | typeof other) => ({
    role: 'cell',
    'data-label': t(`statements.columns.${column}`),
  });
  return (
    <tr role="row">
      <td {...cell('date')} className="dr-numerals dr-statements-when">
        {formatInstant(line.startsAt, i18n.language, zone)}
      </td>
      <th scope="row" role="rowheader">
        {title}
      </th>
      <td {...cell(other)}>{visibleText(line.other) || t('statements.goneName')}</td>
      <td {...cell('kind')}>
        {line.kind === 'session' ? (
          <span>
            {t('statements.kinds.session')}{' '}
            <Link
              to={invoiceAt(paths[viewer].invoice, line.booking_id)}
              aria-label={t('statements.invoiceOf', { title })}
            >
              {t('statements.invoice')}
            </Link>
          </span>
        ) : (
          <span>
            {t('statements.kinds.cancellation')}{' '}
            <span className="dr-statements-quiet">{t('statements.ofAgreed', { agreed })}</span>
          </span>
        )}
      </td>
      <td {...cell('amount')}>
        <Money cents={centsFromEuros(line.amount)} />
      </td>
      <td {...cell('platformFee')}>
        <span>
          <Money cents={centsFromEuros(line.platformFee)} />{' '}
          <span className="dr-statements-quiet">{formatPercent(line.percent, i18n.language)}</span>
        </span>
      </td>
      <td {...cell('net')}>
        <Money cents={centsFromEuros(line.net)} />
      </td>
    </tr>
  );
}
