import type { TFunction } from 'i18next';
import { useTranslation } from '../../../i18n/useTranslation';
import { visibleText } from '../../../../shared/domain/text/visibleText';
import type { InstituteHome } from '../../../../shared/contract/institute/home';
import type { Column } from '../../../ui/table/Column';
import { PersonCell } from '../people/PersonCell';

type Parties = Pick<InstituteHome['today']['sessions'][number], 'client' | 'interpreter' | 'faces'>;

/** Both sides of a booking. */
export function partyColumns<Row extends Parties>(t: TFunction): Column<Row>[] {
  return (['client', 'interpreter'] as const).map((party) => ({
    title: t(`institute.kinds.${party}`),
    cell: (row: Row) => (
      <PersonCell
        person={{ name: visibleText(row[party]) || t('talk.goneName'), photo_url: row.faces[party] }}
        isFact
      />
    ),
  }));
}

/** Says that there are more than are shown. */
export function moreOf(total: number, shown: readonly unknown[], t: TFunction) {
  return total > shown.length ? t('institute.home.more', { shown: shown.length, total }) : undefined;
}

/** A meeting's title, or that it has none. */
export function Titled({ title }: { title: string }) {
  const { t } = useTranslation();
  return <span dir="auto">{visibleText(title) || t('ui.untitledMeeting')}</span>;
}
