import { Component, type ReactNode } from 'react';
import { GeneralError } from './GeneralError';

interface ErrorBoundaryProps {
  children: ReactNode;
}

/** Catches what a screen throws. A chunk that did not come is only asked for again by a reload. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { problem: unknown }> {
  static getDerivedStateFromError(problem: unknown) {
    return { problem };
  }

  override state = { problem: null as unknown };

  override render() {
    const { problem } = this.state;
    if (problem === null) return this.props.children;
    return (
      <GeneralError
        onRetry={() => (isLoadFailure(problem) ? location.reload() : this.setState({ problem: null }))}
      />
    );
  }
}

function isLoadFailure(problem: unknown): boolean {
  return problem instanceof Error && problem.name === 'ChunkLoadError';
}
