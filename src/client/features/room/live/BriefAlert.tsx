import { Alert, Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { useMediaQuery } from '../../../ui/page/useMediaQuery';

const NARROW = '(max-width: 599px)';

interface BriefAlertProps {
  title: string;
  /** the title where there is one line for it, and what shows the rest */
  short: string;
  more: string;
  role?: 'note';
  children: ReactNode;
}

/** A trouble that lasts. On a phone one line, so that the people stay in sight; what helps is a press away. */
export function BriefAlert({ title, short, more, role, children }: BriefAlertProps) {
  const isNarrow = useMediaQuery(NARROW);
  const [isOpen, setOpen] = useState(false);
  return (
    <Alert
      className="dr-briefAlert"
      type="warning"
      showIcon
      {...(role && { role })}
      title={isNarrow ? short : title}
      action={
        isNarrow && (
          <Button type="text" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {more}
          </Button>
        )
      }
      description={(!isNarrow || isOpen) && children}
    />
  );
}
