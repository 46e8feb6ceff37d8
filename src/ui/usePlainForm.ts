import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import type { FormRefusal, Problems } from './FormRefusal';
import { forgetTyped, keepTyped, readTyped } from './typedInEntry';

interface PlainFormSettings<Name extends string> {
  start: Record<Name, string>;
  /** what a reload and the way back find again; nothing secret */
  kept?: readonly Name[];
  /** what the form is about, where more than one of its kind may stand in a page; forgotten once it is sent */
  place?: string;
  /** leaving it without a reload forgets what was typed: a dialog that was closed */
  forgetsWhenClosed?: boolean;
  /** what is wrong before anything is sent, in words */
  check: (values: Record<Name, string>) => Problems<Name>;
  /** resolves to why it was refused, or to nothing */
  send: (values: Record<Name, string>) => Promise<FormRefusal<Name> | undefined>;
}

/** A form's values, what is wrong with them, and sending them once. Nothing that was typed is lost by a failure. */
export function usePlainForm<Name extends string>({
  start,
  kept = [],
  place,
  forgetsWhenClosed = false,
  check,
  send,
}: PlainFormSettings<Name>) {
  const formId = useId();
  const [values, setValues] = useState(() => ({ ...start, ...readTyped(kept, place) }));
  const [refusal, setRefusal] = useState<FormRefusal<Name> | undefined>();
  const [attempt, setAttempt] = useState(0);
  const [isSending, setIsSending] = useState(false);
  const isUnderWay = useRef(false);
  const names = Object.keys(start) as Name[];
  const problems: Problems<Name> = attempt > 0 ? { ...refusal?.problems, ...said(check(values)) } : {};
  const idOf = (name: Name) => `${formId}${name}`;

  useEffect(() => {
    if (!forgetsWhenClosed || place === undefined) return;
    return () => forgetTyped(place);
  }, [forgetsWhenClosed, place]);

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (isUnderWay.current) return;
    setRefusal(undefined);
    setAttempt((before) => before + 1);
    if (Object.values(check(values)).some(Boolean)) return;
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
    setRefusal(refused);
    setAttempt((before) => before + 1);
  };

  const change = (name: Name, value: string) => {
    setValues((before) => ({ ...before, [name]: value }));
    if (kept.includes(name)) keepTyped(name, value, place);
    setRefusal((before) => before && { ...before, problems: { ...before.problems, [name]: undefined } });
  };

  return {
    values,
    change,
    isSending,
    submit: (event: SubmitEvent) => void submit(event),
    field: (name: Name) => ({
      id: idOf(name),
      name,
      value: values[name],
      problem: problems[name],
      onChange: (value: string) => change(name, value),
    }),
    summary: {
      problems: names.flatMap((name) => {
        const text = problems[name];
        return text === undefined ? [] : [{ id: idOf(name), text }];
      }),
      failure: refusal?.text ?? '',
      attempt,
    },
  };
}

/** What the form has nothing against may still be what the server refused. */
function said<Name extends string>(problems: Problems<Name>): Problems<Name> {
  const entries = Object.entries(problems).filter(([, text]) => text !== undefined);
  return Object.fromEntries(entries) as Problems<Name>;
}
