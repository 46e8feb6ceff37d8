import { Form } from 'antd';
import { useEffect, useId, useRef, useState, useEffectEvent } from 'react';
import type { FormRefusal, Problems } from '../../i18n/formRefusalOf';
import { forgetTyped, keepTyped, readTyped } from '../page/typedInEntry';
import { useTranslation } from '../../i18n/useTranslation';

type Texts<Name extends string> = Record<Name, string>;

interface AppFormSettings<Name extends string> {
  start: Texts<Name>;
  /** what a reload and the way back find again; nothing secret */
  kept?: readonly Name[];
  /** what the form is about, where more than one of its kind may stand in a page; forgotten once it is sent */
  place?: string;
  /** leaving it without a reload forgets what was typed: a dialog that was closed */
  forgetsWhenClosed?: boolean;
  /** what is wrong before anything is sent, in words */
  check: (values: Texts<Name>) => Problems<Name>;
  /** resolves to why it was refused, or to nothing */
  send: (values: Texts<Name>) => Promise<FormRefusal<Name> | undefined>;
}

/**
 * A form of text values. Ant Design's Form holds what is typed and where the errors stand; this checks and sends it once.
 * Nothing that was typed is lost by a failure.
 */
export function useAppForm<Name extends string>({
  start,
  kept = [],
  place,
  forgetsWhenClosed = false,
  check,
  send,
}: AppFormSettings<Name>) {
  const [form] = Form.useForm<Texts<Name>>();
  const name = useId();
  const [initialValues] = useState(() => ({ ...start, ...readTyped(kept, place) }));
  const [failure, setFailure] = useState('');
  const [attempt, setAttempt] = useState(0);
  const [isSending, setIsSending] = useState(false);
  const isUnderWay = useRef(false);
  /** what the form itself has something against, beside what the server refused */
  const checked = useRef<ReadonlySet<Name>>(new Set());
  const names = Object.keys(start) as Name[];

  useEffect(() => {
    if (!forgetsWhenClosed || place === undefined) return;
    return () => forgetTyped(place);
  }, [forgetsWhenClosed, place]);

  const valuesNow = () => ({ ...initialValues, ...form.getFieldsValue(true) }) as Texts<Name>;
  const showProblems = (problems: Problems<Name>, shown: readonly Name[] = names) =>
    form.setFields(shown.map((each) => ({ name: each as never, errors: texts(problems[each]) })));

  useLanguageChange(() => {
    if (checked.current.size > 0) showProblems(check(valuesNow()), [...checked.current]);
  });

  const submit = async () => {
    if (isUnderWay.current) return;
    const values = valuesNow();
    const problems = check(values);
    setFailure('');
    showProblems(problems);
    checked.current = new Set(names.filter((each) => problems[each]));
    setAttempt((before) => before + 1);
    if (Object.values(problems).some(Boolean)) return;
    isUnderWay.current = true;
    setIsSending(true);
    const refused = await send(values).finally(() => {
      isUnderWay.current = false;
      setIsSending(false);
    });
    if (!refused) {
      if (place !== undefined) forgetTyped(place);
      return;
    }
    showProblems(refused.problems);
    setFailure(refused.text);
    if (refused.focus) form.focusField(refused.focus);
    else setAttempt((before) => before + 1);
  };

  const onValuesChange = (changed: Partial<Texts<Name>>) => {
    const touched = Object.keys(changed) as Name[];
    for (const each of touched) if (kept.includes(each)) keepTyped(each, changed[each] ?? '', place);
    if (attempt === 0) return;
    // what the server refused stays beside a field until that one is changed
    const problems = check(valuesNow());
    showProblems(
      problems,
      names.filter((each) => touched.includes(each) || problems[each] || checked.current.has(each)),
    );
    checked.current = new Set(names.filter((each) => problems[each]));
  };

  return {
    form,
    isSending,
    /** for `AppForm` */
    props: { form, name, initialValues, onFinish: () => void submit(), onValuesChange },
    /** for `FormSummary` */
    summary: { form, formName: name, failure, attempt },
  };
}

const texts = (problem: string | undefined): string[] => (problem ? [problem] : []);

/** Ant Design's Form holds the words of its errors: with another language, `say` says them again. */
export function useLanguageChange(say: () => void) {
  const { language } = useTranslation().i18n;
  const sayNow = useEffectEvent(say);
  useEffect(() => sayNow(), [language]);
}
