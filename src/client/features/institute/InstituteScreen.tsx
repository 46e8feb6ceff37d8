import { Suspense } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { useSearchParams } from 'react-router-dom';
import { ApprovalsSection } from './decisions/ApprovalsSection';
import { HomeSection } from './home/HomeSection';
import './institute.css';
import { ProblemsSection } from './decisions/ProblemsSection';
import { RolesSection } from './people/RolesSection';
import { SectionNav } from './SectionNav';
import { readSection, type Section } from './sections';
import { TeamsSection } from './people/TeamsSection';
import { UsersSection } from './people/UsersSection';
import { useGetBusinessesQuery } from '../../api/adminApi';
import { lazily } from '../../ui/loading/lazily';
import { LoadingRows } from '../../ui/loading/LoadingRows';
import { BusinessList } from './people/BusinessList';
import { BusinessPeople } from './people/BusinessPeople';
import { SectionFrame } from './SectionFrame';

/** What few visits open comes when it is opened. */
const { Component: CredentialsSection } = lazily(
  async () =>
    (await import(/* webpackChunkName: "institute-credentials" */ './decisions/CredentialsSection'))
      .CredentialsSection,
);
const { Component: InvitationsSection } = lazily(
  async () =>
    (await import(/* webpackChunkName: "institute-invitations" */ './people/InvitationsSection'))
      .InvitationsSection,
);
const { Component: LogSection } = lazily(
  async () => (await import(/* webpackChunkName: "institute-log" */ './decisions/LogSection')).LogSection,
);
const { Component: ListingsSection } = lazily(
  async () =>
    (await import(/* webpackChunkName: "institute-listings" */ './decisions/ListingsSection'))
      .ListingsSection,
);
const { Component: ModulesSection } = lazily(
  async () =>
    (await import(/* webpackChunkName: "institute-modules" */ './decisions/ModulesSection')).ModulesSection,
);
const { Component: ReviewsSection } = lazily(
  async () =>
    (await import(/* webpackChunkName: "institute-reviews" */ './decisions/ReviewsSection')).ReviewsSection,
);
const { Component: SettingsSection } = lazily(
  async () =>
    (await import(/* webpackChunkName: "institute-settings" */ './decisions/SettingsSection'))
      .SettingsSection,
);

const CONTENTS: Record<Section, React.ComponentType> = {
  home: HomeSection,
  users: UsersSection,
  roles: RolesSection,
  businesses: BusinessesSection,
  teams: TeamsSection,
  modules: ModulesSection,
  settings: SettingsSection,
  invitations: InvitationsSection,
  approvals: ApprovalsSection,
  listings: ListingsSection,
  credentials: CredentialsSection,
  problems: ProblemsSection,
  reviews: ReviewsSection,
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
      <Suspense fallback={<LoadingRows text={t('common.loading')} />}>
        <Content key={section} />
      </Suspense>
    </div>
  );
}

/** The institute's businesses, or the people of one; which one stands in the address. */
function BusinessesSection() {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const id = search.get('business');
  const { data: businesses } = useGetBusinessesQuery(undefined, { skip: id === null });
  if (id === null) return <BusinessList />;
  const name = businesses?.find((business) => business.id === id)?.name;
  return (
    <SectionFrame title={name ?? t('institute.columns.business')} lead={t('institute.businesses.peopleLead')}>
      <BusinessPeople id={id} name={name ?? t('institute.columns.business')} />
    </SectionFrame>
  );
}
