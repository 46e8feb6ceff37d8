import CheckCircleOutlined from '@ant-design/icons/CheckCircleOutlined';
import ExclamationCircleOutlined from '@ant-design/icons/ExclamationCircleOutlined';
import { Result } from 'antd';
import { type ReactNode, useEffect, useRef } from 'react';
import { MailSentence } from '../text/MailAddress';
import './formCard.css';

interface FormOutcomeProps {
  /** nothing came of it, and why is what the text says */
  isVain?: boolean;
  heading: string;
  text: string;
  /** where to go from here */
  links: ReactNode;
}

/** A form's result, in its place. The heading takes the focus, so that it is read out. */
export function FormOutcome({ isVain = false, heading, text, links }: FormOutcomeProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <Result
      className="dr-formCard dr-formOutcome"
      status={isVain ? 'warning' : 'success'}
      icon={
        isVain ? <ExclamationCircleOutlined aria-hidden="true" /> : <CheckCircleOutlined aria-hidden="true" />
      }
      title={
        <h1 ref={title} tabIndex={-1}>
          {heading}
        </h1>
      }
      subTitle={
        <p className="dr-formCard-lead">
          <MailSentence text={text} />
        </p>
      }
      extra={<div className="dr-formCard-links">{links}</div>}
    />
  );
}
