import { Alert } from 'antd';
import { useEffect } from 'react';
import { useTranslation } from '../../../i18n/useTranslation';
import { Link, useLocation } from 'react-router-dom';
import type { InterpreterProfile } from '../../../../shared/contract/interpreters/interpreterProfile';
import type { SessionUser } from '../../../../shared/contract/account/sessionUser';
import { hasPhoto, profileCompleteness } from '../../../../shared/domain/people/profileCompleteness';
import { useGetListingQuery } from '../../../api/listingApi';
import { interpreterProfileOf, paths } from '../../../paths';
import { CompletenessMeter } from '../../../entities/interpreter/CompletenessMeter';
import { AppForm } from '../../../ui/form/AppForm';
import { SubmitButton } from '../../../ui/form/SubmitButton';
import { HeadshotField } from '../headshot/HeadshotField';
import { PersonSection } from '../PersonSection';
import { UnsavedNote } from '../UnsavedNote';
import { AboutSection } from './sections/AboutSection';
import { CertificationsSection } from './sections/CertificationsSection';
import { changeOfForm } from './changeOfForm';
import { ProblemSummary } from '../../../ui/form/ProblemSummary';
import { ExperienceSection } from './sections/ExperienceSection';
import { PricesSection } from './sections/PricesSection';
import './ProfileEditor.css';
import { ResumeImport } from './resume/ResumeImport';
import { type ProfileEditing, useProfileForm } from './useProfileForm';
import { VerticalsSection } from './sections/VerticalsSection';
import { WorkSection } from './sections/WorkSection';
import { EditorField } from './sections/EditorField';
import { FlagField } from './sections/FlagField';

interface ProfileEditorProps {
  profile: InterpreterProfile;
  user: SessionUser;
}

/** Everything that an interpreter says of themselves. What the server works out itself is not here. */
export function ProfileEditor({ profile, user }: ProfileEditorProps) {
  const { t } = useTranslation();
  const { hash, key } = useLocation();
  const editing = useProfileForm(profile, user);
  const { form, isSaving, isChanged } = editing;
  const isPublished = profile.publishedAt !== null;
  const completeness = profileCompleteness({
    ...changeOfForm(form),
    hasPicture: hasPhoto(user),
  });
  // A link to what is missing leads there, after the layout has moved the focus to the screen.
  useEffect(() => {
    const timer = setTimeout(() => hash && document.getElementById(hash.slice(1))?.focus());
    return () => clearTimeout(timer);
  }, [hash, key]);
  return (
    <>
      <PublicationNote profile={profile} userId={user.id} />
      <CompletenessMeter {...completeness} linkTo={(part) => `#part-${part}`} />
      <PersonSection id="part-picture" title={t('person.headshot.title')}>
        <HeadshotField name={`${user.first_name} ${user.last_name}`.trim()} photoUrl={user.photo_url} />
      </PersonSection>
      <ResumeImport resume={editing.resume} />
      <AppForm className="dr-person-form dr-editor" onFinish={editing.save}>
        <ProblemSummary {...editing.summary} />
        <AboutSection editing={editing} />
        <WorkSection editing={editing} />
        <VerticalsSection editing={editing} />
        <PricesSection editing={editing} />
        <EducationSection editing={editing} />
        <CertificationsSection editing={editing} />
        <ExperienceSection editing={editing} />
        <div className="dr-person-end">
          <SubmitButton
            label={t(isPublished ? 'common.save' : 'profileEditor.saveFirst')}
            isBusy={isSaving}
            busyText={t('person.saving')}
          />
          {isChanged && <UnsavedNote onDiscard={editing.discard} />}
        </div>
      </AppForm>
    </>
  );
}

/** Says that nobody reads a profile that was never saved, and no client one that is not listed. */
function PublicationNote({ profile, userId }: { profile: InterpreterProfile; userId: string }) {
  const { t } = useTranslation();
  const listing = useGetListingQuery().data?.state ?? 'listed';
  const isPublished = profile.publishedAt !== null;
  const isUnlisted = isPublished && listing !== 'listed';
  const words = isUnlisted ? 'unlisted' : isPublished ? 'published' : 'notPublished';
  return (
    <Alert
      type="info"
      role="note"
      title={t(`profileEditor.${words}`)}
      description={
        <>
          <p>{t('profileEditor.hints.worked')}</p>
          {isUnlisted && (
            <p>
              <Link className="dr-person-link" to={paths.interpreter.listing}>
                {t('profileEditor.openListing')}
              </Link>
            </p>
          )}
          {isPublished && (
            <Link className="dr-person-link" to={interpreterProfileOf(userId)} state={{ profile }}>
              {t('profileEditor.view')}
            </Link>
          )}
        </>
      }
    />
  );
}

const KINDS = ['university', 'ongoingLearning', 'associations', 'certificates'] as const;

/** Education. */
function EducationSection({ editing }: { editing: ProfileEditing }) {
  const { t } = useTranslation();
  const { form, set, isMarked } = editing;
  return (
    <PersonSection id="part-education" title={t('profileEditor.sections.education')}>
      <div className="dr-editor-flags">
        {KINDS.map((kind) => (
          <FlagField
            key={kind}
            label={t(`profileEditor.education.${kind}`)}
            isTicked={form[kind]}
            isMarked={isMarked(`education.${kind}`)}
            onChange={(isTicked) => set(kind, isTicked, `education.${kind}`)}
          />
        ))}
      </div>
      <EditorField editing={editing} name="educationText" isLong />
    </PersonSection>
  );
}
