import { CheckCircleFilled, RightCircleOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { useGetFirstStepsQuery } from '../../api/firstStepsApi';
import { useManageSettingsMutation } from '../../api/appApi';
import { failureText } from '../../i18n/failureText';
import { useTranslation } from '../../i18n/useTranslation';
import type { StepsToDo } from '../../../shared/contract/account/firstSteps';
import { PUT_AWAY_SETTINGS, type FirstStep, type StepList } from '../../../shared/domain/people/firstSteps';
import { paths } from '../../paths';
import { useToast } from '../../ui/popups/useToast';
import './FirstSteps.css';

const { userProfile, listing, availability, instituteAdmin } = paths.interpreter;
/** Where each is done. */
const PLACES: Record<FirstStep, string> = {
  profile: paths.client.profile,
  search: paths.client.gallery,
  request: paths.client.mettingsConfig,
  languages: `${userProfile}#part-languages`,
  price: `${userProfile}#part-pricePerHour`,
  hours: availability,
  photo: userProfile,
  credentials: `${listing}#credentials`,
  publish: listing,
  approve: `${instituteAdmin}?section=listings`,
  invite: `${instituteAdmin}?section=invitations`,
  modules: `${instituteAdmin}?section=roles`,
};

interface FirstStepsProps {
  /** which of the person's lists; all of them where none is named */
  lists?: readonly StepList[];
  /** what is done or put away stands there too, with the way to bring it back */
  showsAll?: boolean;
}

/** First steps in a role; they go when all are done, and can be put away. */
export function FirstSteps({ lists, showsAll = false }: FirstStepsProps) {
  const { data = [] } = useGetFirstStepsQuery();
  const shown = data.filter(({ list, steps, isPutAway }) => {
    const isOpen = !isPutAway && steps.some(({ isDone }) => !isDone);
    return (lists?.includes(list) ?? true) && (showsAll || isOpen);
  });
  return (
    <>
      {shown.map((each) => (
        <StepsCard key={each.list} told={each} isInHelp={showsAll} />
      ))}
    </>
  );
}

function StepsCard({ told: { list, steps, isPutAway }, isInHelp }: { told: StepsToDo; isInHelp: boolean }) {
  const { t } = useTranslation();
  const toast = useToast();
  const id = useId();
  const [save, { isLoading }] = useManageSettingsMutation();
  const done = steps.filter(({ isDone }) => isDone).length;
  const next = steps.find(({ isDone }) => !isDone)?.step;
  const put = async (isAway: boolean) => {
    const { error } = await save({ changes: [{ key: PUT_AWAY_SETTINGS[list], value: isAway }] });
    if (error) toast.error({ title: failureText(error, t) });
    else toast.success({ title: t(isAway ? 'firstSteps.putAway' : 'firstSteps.back') });
  };
  return (
    <section className="dr-firstSteps" aria-labelledby={id}>
      <div className="dr-firstSteps-head">
        <div>
          <h2 id={id}>{t(`firstSteps.titles.${list}`)}</h2>
          <p>{t('firstSteps.doneOf', { done, all: steps.length })}</p>
        </div>
        {!isInHelp && (
          <Button type="text" loading={isLoading} onClick={() => void put(true)}>
            {t('firstSteps.hide')}
          </Button>
        )}
        {isInHelp && isPutAway && next && (
          <Button loading={isLoading} onClick={() => void put(false)}>
            {t('firstSteps.show')}
          </Button>
        )}
      </div>
      <ol>
        {steps.map(({ step, isDone }) => (
          <li key={step} data-done={isDone || undefined} data-next={step === next || undefined}>
            {isDone ? <CheckCircleFilled aria-hidden="true" /> : <RightCircleOutlined aria-hidden="true" />}
            <span>
              {isDone ? t(`firstSteps.${step}`) : <Link to={PLACES[step]}>{t(`firstSteps.${step}`)}</Link>}
              <span className="dr-visuallyHidden"> {t(isDone ? 'firstSteps.done' : 'firstSteps.open')}</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
