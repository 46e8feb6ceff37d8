import { Button } from 'antd';
import { RowMenu } from '../../ui/table/RowMenu';
import { type RowAction, useRowAction } from './useRowAction';

interface RowActionsProps {
  /** says whose they are */
  name: string;
  actions: readonly RowAction[];
  /** what the list is there for stands in sight, all else in a menu */
  areInSight?: boolean;
}

/** A row's actions; a refusal stands beside it. */
export function RowActions({ name, actions, areInSight = false }: RowActionsProps) {
  const { start, isUnderWay, refusal } = useRowAction();
  if (actions.length === 0) return null;
  return (
    <div className="dr-institute-action">
      <div className="dr-table-actions">
        {areInSight ? (
          actions.map((action, place) => (
            <Button
              key={action.key}
              type={place === 0 ? 'primary' : 'default'}
              aria-label={action.name}
              disabled={isUnderWay}
              onClick={() => void start(action)}
            >
              {action.label}
            </Button>
          ))
        ) : (
          <RowMenu
            name={name}
            actions={actions.map((action) => ({ ...action, choose: () => void start(action) }))}
            isBusy={isUnderWay}
          />
        )}
      </div>
      <p className="dr-institute-refusal" role="alert">
        {refusal}
      </p>
    </div>
  );
}
