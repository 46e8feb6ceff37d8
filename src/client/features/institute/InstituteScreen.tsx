import { Suspense } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { useSearchParams } from 'react-router-dom';
import { HomeSection } from './home/HomeSection';
import './institute.css';
import { SectionNav } from './SectionNav';
import { readSection, type Section } from './sections';
import { lazyWithPreload } from '../../ui/loading/lazyWithPreload';
import { LoadingRows } from '../../ui/loading/LoadingRows';

/** Parts that a visit does not begin with are loaded when they are opened. */
const { Component: UsersSection } = lazyWithPreload(
  async () => (await import(/* webpackChunkName: "institute-users" */ './people/UsersSection')).UsersSection,
);
const { Component: BusinessesSection } = lazyWithPreload(
  async () =>
    (await import(/* webpackChunkName: "institute-businesses" */ './people/BusinessesSection'))
      .BusinessesSection,
);
const { Component: ApprovalsSection } = lazyWithPreload(
  async () =>
    (await import(/* webpackChunkName: "institute-approvals" */ './decisions/ApprovalsSection'))
      .ApprovalsSection,
);
const { Component: ProblemsSection } = lazyWithPreload(
  async () =>
    (await import(/* webpackChunkName: "institute-problems" */ './decisions/ProblemsSection'))
      .ProblemsSection,
);
const { Component: RolesSection } = lazyWithPreload(
  async () => (await import(/* webpackChunkName: "institute-roles" */ './people/RolesSection')).RolesSection,
);
const { Component: TeamsSection } = lazyWithPreload(
  async () => (await import(/* webpackChunkName: "institute-teams" */ './people/TeamsSection')).TeamsSection,
);
const { Component: CredentialsSection } = lazyWithPreload(
  async () =>
    (await import(/* webpackChunkName: "institute-credentials" */ './decisions/CredentialsSection'))
      .CredentialsSection,
);
const { Component: InvitationsSection } = lazyWithPreload(
  async () =>
    (await import(/* webpackChunkName: "institute-invitations" */ './people/InvitationsSection'))
      .InvitationsSection,
);
const { Component: LogSection } = lazyWithPreload(
  async () => (await import(/* webpackChunkName: "institute-log" */ './decisions/LogSection')).LogSection,
);
const { Component: ListingsSection } = lazyWithPreload(
  async () =>
    (await import(/* webpackChunkName: "institute-listings" */ './decisions/ListingsSection'))
      .ListingsSection,
);
const { Component: ModulesSection } = lazyWithPreload(
  async () =>
    (await import(/* webpackChunkName: "institute-modules" */ './decisions/ModulesSection')).ModulesSection,
);
const { Component: ReviewsSection } = lazyWithPreload(
  async () =>
    (await import(/* webpackChunkName: "institute-reviews" */ './decisions/ReviewsSection')).ReviewsSection,
);
const { Component: SettingsSection } = lazyWithPreload(
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
