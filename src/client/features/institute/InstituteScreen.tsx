import { useTranslation } from '../../i18n/useTranslation';
import { useSearchParams } from 'react-router-dom';
import { ApprovalsSection } from './decisions/ApprovalsSection';
import { BusinessesSection } from './people/BusinessesSection';
import './institute.css';
import { InvitationsSection } from './people/InvitationsSection';
import { LogSection } from './decisions/LogSection';
import { ModulesSection } from './decisions/ModulesSection';
import { ProblemsSection } from './decisions/ProblemsSection';
import { RolesSection } from './people/RolesSection';
import { SectionNav } from './SectionNav';
import { readSection, type Section } from './sections';
import { SettingsSection } from './decisions/SettingsSection';
import { TeamsSection } from './people/TeamsSection';
import { UsersSection } from './people/UsersSection';

const CONTENTS: Record<Section, () => React.ReactNode> = {
  users: UsersSection,
  roles: RolesSection,
  businesses: BusinessesSection,
  teams: TeamsSection,
  modules: ModulesSection,
  settings: SettingsSection,
  invitations: InvitationsSection,
  approvals: ApprovalsSection,
  problems: ProblemsSection,
  log: LogSection,
};

/** An institute's people and what they may do, for its admins. Which part is shown stands in the address. */
export function InstituteScreen() {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const section = readSection(search.get('section'));
  const Content = CONTENTS[section];
  return (
    <div className="dr-institute">
      <h1>{t('institute.title')}</h1>
      <SectionNav current={section} />
      <Content key={section} />
    </div>
  );
}
