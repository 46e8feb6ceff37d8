import { Component, type ReactNode } from 'react';
import { GeneralError } from './GeneralError';

interface ErrorBoundaryProps {
  /** what is shown where; another one starts afresh */
  place?: string;
  /** nothing else is left of the page, so the error is its main part */
  isWholePage?: true;
  children: ReactNode;
}

/** Catches what a screen throws. A chunk that did not come is only asked for again by a reload. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { problem: unknown }> {
  static getDerivedStateFromError(problem: unknown) {
    return { problem };
  }

  override state = { problem: null as unknown };

  override componentDidUpdate(before: ErrorBoundaryProps) {
    if (before.place !== this.props.place && this.state.problem !== null) this.setState({ problem: null });
  }

  override render() {
    const { problem } = this.state;
    if (problem === null) return this.props.children;
    const error = (
      <GeneralError
        onRetry={() => (isLoadFailure(problem) ? location.reload() : this.setState({ problem: null }))}
      />
    );
    return this.props.isWholePage ? <main>{error}</main> : error;
  }
}

function isLoadFailure(problem: unknown): boolean {
  return problem instanceof Error && problem.name === 'ChunkLoadError';
}
