import { Form } from 'antd';
import type { ReactNode } from 'react';
import { fieldIdOf } from '../formPaths';
import { ResumeMark } from '../resume/ResumeMark';

/** Props that tie a control to its label and to its messages. */
interface Control {
  id: string;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
}

interface EditorItemProps {
  /** where its value stands in the calls */
  path: string;
  label: string;
  hint?: ReactNode;
  /** what is wrong, in words */
  problem: string | undefined;
  isMarked?: boolean;
  children: (control: Control) => ReactNode;
}

/**
 * A field of the profile. Its value is in `useProfileForm`, which merges what a résumé and other windows bring; Ant
 * Design's item shows label, hint and problem.
 */
export function EditorItem({ path, label, hint, problem, isMarked = false, children }: EditorItemProps) {
  const id = fieldIdOf(path);
  const [hintId, problemId] = [`${id}-hint`, `${id}-problem`];
  const said = [...(problem ? [problemId] : []), ...(hint || isMarked ? [hintId] : [])].join(' ');
  return (
    <Form.Item
      label={label}
      htmlFor={id}
      validateStatus={problem ? 'error' : ''}
      help={problem && <span id={problemId}>{problem}</span>}
      extra={
        (hint || isMarked) && (
          <span id={hintId}>
            {isMarked && <ResumeMark />} {hint}
          </span>
        )
      }
    >
      {children({ id, 'aria-invalid': problem !== undefined, 'aria-describedby': said || undefined })}
    </Form.Item>
  );
}
