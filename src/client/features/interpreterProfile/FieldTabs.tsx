import CodeOutlined from '@ant-design/icons/CodeOutlined';
import CompassOutlined from '@ant-design/icons/CompassOutlined';
import ToolOutlined from '@ant-design/icons/ToolOutlined';
import { type ComponentType, useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import type { FilledProfile } from '../../../shared/domain/people/filledProfile';
import { formatWordPrice } from '../../../shared/domain/money/money';
import { DEFAULT_VERTICAL } from '../../../shared/domain/people/verticals';
import { Tabs } from '../../ui/buttons/Tabs';
import { useInterpreterWords } from '../../entities/interpreter/useInterpreterWords';

/** Of the specification's three; every other name gets the software icon. */
const ICONS: Record<string, ComponentType> = {
  'Software & App': CodeOutlined,
  'Tourism & Living': CompassOutlined,
  'Technical & Engineering': ToolOutlined,
};

/** The fields of work as tabs, opened at the first, with what the interpreter says of their work. */
export function FieldTabs({ profile }: { profile: FilledProfile }) {
  const { t, i18n } = useTranslation();
  const words = useInterpreterWords();
  const { verticals, prices, description, tools } = profile;
  const [chosen, setChosen] = useState(verticals[0] ?? DEFAULT_VERTICAL);
  const inField = Object.values(prices).flatMap((byField) => byField[chosen] ?? []);
  return (
    <Tabs
      label={t('profile.verticals')}
      tabs={verticals.map((name) => {
        const Icon = ICONS[name] ?? CodeOutlined;
        return { key: name, label: words.vertical(name), icon: <Icon aria-hidden="true" /> };
      })}
      chosen={chosen}
      onChoose={setChosen}
    >
      <div className="dr-profile-field">
        <p className="dr-profile-text" dir="auto">
          {description === null ? t('common.notAvailable') : words.description(description)}
        </p>
        <p className="dr-profile-quiet">
          {inField.length > 0
            ? t('profile.inField', { price: formatWordPrice(Math.min(...inField), i18n.language) })
            : t('profile.noPriceInField')}
        </p>
        <dl className="dr-profile-tools">
          <dt>{t('profile.tools')}</dt>
          <dd>{tools ?? t('profile.noTools')}</dd>
        </dl>
      </div>
    </Tabs>
  );
}
