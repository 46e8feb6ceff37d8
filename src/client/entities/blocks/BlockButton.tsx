import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useAddBlockMutation, useRemoveBlockMutation } from '../../api/person/blockApi';
import { refusalText } from '../../i18n/failureText';
import { useTranslation } from '../../i18n/useTranslation';
import { useConfirm } from '../../ui/popups/useConfirm';
import { useToast } from '../../ui/popups/useToast';

export interface BlockButtonProps {
  personId: string;
  name: string;
  /** who looks: clients set interpreters aside, and interpreters clients */
  viewer: 'client' | 'interpreter';
  isAside: boolean;
  /** without a border, beside others that matter more */
  isQuiet?: boolean;
  /** once it is done */
  onChange?: (isAside: boolean) => void | Promise<unknown>;
}

const DIALOG = '[role="dialog"]';

/**
 * 'Not this one', which asks first, and for somebody who is set aside 'Allow again'. Where the button leaves the page with what
 * it was about, the focus goes to the part of the page that it stood in.
 */
export function BlockButton({ personId, name, viewer, isAside, isQuiet, onChange }: BlockButtonProps) {
  const { t } = useTranslation();
  const toast = useToast();
  const confirm = useConfirm();
  const [add] = useAddBlockMutation();
  const [remove] = useRemoveBlockMutation();
  const [isChanging, setIsChanging] = useState(false);
  const place = useRef<HTMLElement | null>(null);
  useEffect(
    () => () => {
      const { activeElement } = document;
      const isLost = !activeElement || activeElement === document.body || activeElement.closest(DIALOG);
      if (isLost) place.current?.focus({ preventScroll: true });
    },
    [],
  );

  const change = async (isWanted: boolean) => {
    setIsChanging(true);
    const { error } = await (isWanted ? add : remove)({ person_id: personId });
    if (error) {
      place.current = null;
      toast.error({ title: refusalText(error, t) });
    } else {
      await onChange?.(isWanted);
      toast.success({ title: t(isWanted ? 'blocks.done' : 'blocks.allowed', { name }) });
    }
    setIsChanging(false);
  };
  const ask = async (button: HTMLElement) => {
    const isWanted = await confirm({
      title: t('blocks.ask', { name }),
      text: t(viewer === 'client' ? 'blocks.ofInterpreter' : 'blocks.ofClient', { name }),
      ok: t('blocks.ok'),
      cancel: t('common.cancel'),
    });
    if (!isWanted) return;
    place.current = button.closest(DIALOG) ? null : button.closest<HTMLElement>('[tabindex="-1"]');
    await change(true);
  };
  return (
    <Button
      type={isQuiet ? 'text' : 'default'}
      loading={isChanging}
      aria-disabled={isChanging}
      aria-label={isAside ? t('blocks.allowOne', { name }) : undefined}
      onClick={({ currentTarget }) => void (isAside ? change(false) : ask(currentTarget))}
    >
      {t(isAside ? 'blocks.allow' : 'blocks.button')}
    </Button>
  );
}
