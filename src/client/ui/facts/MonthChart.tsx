import { dateTimeFormat, numberFormat } from '../../../shared/domain/text/intlFormats';
import { Statistic } from 'antd';
import { useId } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { formatCents } from '../../../shared/domain/money/money';
import { Folded } from './Folded';
import './MonthChart.css';

interface MonthTotal {
  /** YYYY-MM */
  month: string;
  cents: number;
}

interface MonthChartProps {
  title: string;
  /** oldest first */
  totals: readonly MonthTotal[];
}

const PLOT_HEIGHT = 120;
const BAR_WIDTH = 40;
const STEP = 64;

/**
 * Six months as bars for who would rather look, and the same figures as a table for who would rather read.
 * The table is the browser's own: six rows that nothing sorts or pages need no Ant Design table.
 */
export function MonthChart({ title, totals }: MonthChartProps) {
  const { t, i18n } = useTranslation();
  const titleId = useId();
  const most = Math.max(...totals.map(({ cents }) => cents), 1);
  const sum = totals.reduce((all, { cents }) => all + cents, 0);
  const money = (cents: number) => formatCents(cents, i18n.language);
  return (
    <figure className="dr-chart" aria-labelledby={titleId}>
      <figcaption id={titleId}>
        <Statistic classNames={SUM} title={<h2>{title}</h2>} value={sum} formatter={() => money(sum)} />
      </figcaption>
      <div className="dr-chart-plot" aria-hidden="true">
        {totals.map(({ month, cents }, index) => (
          <div key={month} className="dr-chart-column">
            <span className="dr-chart-value dr-numerals">
              {cents > 0 ? roundMoney(cents, i18n.language) : ''}
            </span>
            <svg viewBox={`0 0 ${STEP} ${PLOT_HEIGHT}`} preserveAspectRatio="none" focusable="false">
              <rect
                className={index === totals.length - 1 ? 'dr-chart-bar dr-chart-bar-now' : 'dr-chart-bar'}
                x={(STEP - BAR_WIDTH) / 2}
                width={BAR_WIDTH}
                {...barSize(cents / most)}
              />
            </svg>
            <span>{monthName(month, i18n.language, 'short')}</span>
          </div>
        ))}
      </div>
      <Folded className="dr-chart-table" label={t('ui.chart.asTable')}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('ui.chart.month')}</th>
              <th scope="col">{t('ui.chart.amount')}</th>
            </tr>
          </thead>
          <tbody>
            {totals.map(({ month, cents }) => (
              <tr key={month}>
                <th scope="row">{monthName(month, i18n.language, 'long')}</th>
                <td className="dr-numerals">{money(cents)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Folded>
    </figure>
  );
}

const SUM = { root: 'dr-chart-caption', header: 'dr-chart-head', content: 'dr-chart-sum dr-numerals' };

/** A month with nothing keeps a line, so that it is seen to be empty rather than missing. */
function barSize(share: number): { y: number; height: number } {
  const height = Math.max(2, share * PLOT_HEIGHT);
  return { y: PLOT_HEIGHT - height, height };
}

function monthName(month: string, locale: string, length: 'short' | 'long'): string {
  const year = length === 'long' ? ({ year: 'numeric' } as const) : {};
  return dateTimeFormat(locale, { month: length, ...year, timeZone: 'UTC' }).format(
    new Date(`${month}-01T12:00:00Z`),
  );
}

function roundMoney(cents: number, locale: string): string {
  return numberFormat(locale, {
    style: 'currency',
    currency: 'EUR',
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  }).format(cents / 100);
}
