import './ProblemList.css';

export interface Problem {
  /** the id of the control that it is about */
  id: string;
  text: string;
}

export interface ProblemListProps {
  problems: readonly Problem[];
  /** gives the control the focus; by its id where left out */
  onGo?: ((problem: Problem) => void) | undefined;
}

/** A form's problems, each line a link to its field. */
export function ProblemList({ problems, onGo = focusControl }: ProblemListProps) {
  return (
    <ul className="dr-problemList">
      {problems.map((problem) => (
        <li key={problem.id}>
          <a
            href={`#${problem.id}`}
            onClick={(event) => {
              event.preventDefault();
              onGo(problem);
            }}
          >
            {problem.text}
          </a>
        </li>
      ))}
    </ul>
  );
}

function focusControl({ id }: Problem): void {
  const control = document.getElementById(id);
  control?.scrollIntoView({ block: 'center' });
  control?.focus();
}
