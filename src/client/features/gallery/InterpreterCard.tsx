import { Card } from 'antd';
import { memo, useId, useMemo, useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import type { InterpreterRecord } from '../../../shared/contract/interpreters/interpreterRecord';
import { withInterpreterDefaults } from '../../../shared/domain/people/interpreterDefaults';
import { centsFromEuros } from '../../../shared/domain/money/money';
import { Money } from '../../ui/text/Money';
import { Monogram } from '../../ui/facts/Monogram';
import { Tabs } from '../../ui/buttons/Tabs';
import { AtOnceMark } from '../../entities/interpreter/AtOnceMark';
import { Badges } from '../../entities/interpreter/Badges';
import { Standing } from '../../entities/interpreter/Standing';
import { useInterpreterWords } from '../../entities/interpreter/useInterpreterWords';
import { CardActions } from './CardActions';
import './InterpreterCard.css';
import { CARD_TABS, CardPanel, type CardTab } from './CardPanel';

/** An interpreter to compare with others. A page of them draws again only what changed. */
export const InterpreterCard = memo(function InterpreterCard({ record }: { record: InterpreterRecord }) {
  const { t } = useTranslation();
  const words = useInterpreterWords();
  const nameId = useId();
  const [tab, setTab] = useState<CardTab>('info');
  const interpreter = useMemo(() => withInterpreterDefaults(record), [record]);
  const hasProfile = record.hasProfile ?? false;
  const name = interpreter.name || t('common.notAvailable');
  return (
    <Card {...AS_ARTICLE} aria-labelledby={nameId} classNames={PARTS}>
      <header className="dr-talent-head">
        <Monogram name={name} imageUrl={interpreter.imageUrl} size={64} />
        <div className="dr-talent-who">
          <h2 id={nameId}>
            <bdi>{name}</bdi>
          </h2>
          <p className="dr-talent-languages">{words.languages(interpreter.languages)}</p>
          <p className="dr-talent-quiet dr-numerals">
            <Standing {...interpreter} />
          </p>
        </div>
        <p className="dr-talent-price">
          <Money cents={centsFromEuros(interpreter.pricePerHour)} />
          <span className="dr-talent-quiet"> {t('interpreters.anHour')}</span>
        </p>
      </header>
      {record.atOnce && <AtOnceMark />}
      <Badges badges={record.badges ?? []} most={2} />
      <Tabs
        label={t('gallery.tabs.name', { name })}
        tabs={CARD_TABS.map((key) => ({ key, label: t(`gallery.tabs.${key}`) }))}
        chosen={tab}
        onChoose={setTab}
      >
        <CardPanel tab={tab} {...{ interpreter, hasProfile, words }} />
      </Tabs>
      <CardActions interpreter={interpreter} hasProfile={hasProfile} />
    </Card>
  );
});

const AS_ARTICLE = { role: 'article' };
const PARTS = { root: 'dr-talentCard', body: 'dr-talent' };
