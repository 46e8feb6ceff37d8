import { useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { brokenPasswordRule } from '../../domain/passwordRules';
import { PasswordField } from '../../ui/PasswordField';
import { EditRow } from './EditRow';

interface PasswordRowProps {
  isLinkWanted: boolean;
  onSave: (isLinkWanted: boolean) => void;
}

/** A password, or the wish to do without one. What is typed is judged, and forgotten as soon as the row closes. */
export function PasswordRow({ isLinkWanted, onSave }: PasswordRowProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const [isLinkTicked, setIsLinkTicked] = useState(isLinkWanted);
  const [wasRefused, setWasRefused] = useState(false);
  const rule = isLinkTicked ? null : brokenPasswordRule(typed);
  const forget = () => {
    setTyped('');
    setWasRefused(false);
  };
  const save = () => {
    setWasRefused(rule !== null);
    if (rule !== null) return false;
    forget();
    onSave(isLinkTicked);
    return true;
  };
  return (
    <EditRow
      label={t('settings.fields.password')}
      editLabel={t('settings.editOne.password')}
      shown={
        isLinkWanted ? (
          t('settings.linkWanted')
        ) : (
          <>
            <span aria-hidden="true">••••••••</span>
            <span className="dr-visuallyHidden">{t('settings.passwordHidden')}</span>
          </>
        )
      }
      onStart={() => {
        forget();
        setIsLinkTicked(isLinkWanted);
      }}
      onCancel={forget}
      onSave={save}
    >
      {!isLinkTicked && (
        <PasswordField
          label={t('settings.fields.password')}
          name="new-password"
          autoComplete="new-password"
          value={typed}
          hint={t('settings.passwordHint')}
          problem={wasRefused && rule ? t(`account.passwordRules.${rule}`) : undefined}
          onChange={setTyped}
        />
      )}
      <label className="dr-form-choice">
        <input
          type="checkbox"
          checked={isLinkTicked}
          onChange={(event) => {
            setIsLinkTicked(event.target.checked);
            forget();
          }}
        />
        {t('settings.viaLink')}
      </label>
    </EditRow>
  );
}
