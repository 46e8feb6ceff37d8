import { Component, type ReactNode } from 'react';
import { useTranslation } from '../i18n/useTranslation';
import { paths } from '../paths';

interface ErrorBoundaryProps {
  /** what is shown where; another one starts afresh */
  place?: string;
  /** nothing else is left of the page, so the error is its main part */
  isWholePage?: true;
  /** loads the page again */
  reload?: () => void;
  children: ReactNode;
}

/**
 * Catches what a screen throws. A chunk that did not come is only asked for again by a reload, which waits for the network:
 * without one it would end in the browser's own error page.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { problem: unknown }> {
  static getDerivedStateFromError(problem: unknown) {
    return { problem };
  }

  override state = { problem: null as unknown };

  override componentDidMount() {
    window.addEventListener('online', this.comeBack);
  }

  override componentWillUnmount() {
    window.removeEventListener('online', this.comeBack);
  }

  override componentDidUpdate(before: ErrorBoundaryProps) {
    if (before.place !== this.props.place && this.state.problem !== null) this.setState({ problem: null });
  }

  override render() {
    const { problem } = this.state;
    if (problem === null) return this.props.children;
    const error = (
      <GeneralError
        isOffline={isLoadFailure(problem) && !navigator.onLine}
        onRetry={() => (isLoadFailure(problem) ? this.reload() : this.setState({ problem: null }))}
      />
    );
    return this.props.isWholePage ? <main>{error}</main> : error;
  }

  private readonly comeBack = () => {
    if (isLoadFailure(this.state.problem)) this.reload();
  };

  private reload() {
    const { reload = () => location.reload() } = this.props;
    reload();
  }
}

function isLoadFailure(problem: unknown): boolean {
  return problem instanceof Error && problem.name === 'ChunkLoadError';
}

interface GeneralErrorProps {
  /** what was asked for could not be fetched for want of a network: nothing helps but waiting */
  isOffline?: boolean;
  onRetry: () => void;
}

/** The specification's general error screen. Home is loaded afresh: what broke here may be the router itself. */
function GeneralError({ isOffline = false, onRetry }: GeneralErrorProps) {
  const { t } = useTranslation();
  return (
    <section className="dr-notice" role="alert">
      <h1>{t('common.generalError.title')}</h1>
      <p>{t(isOffline ? 'common.generalError.offline' : 'common.generalError.text')}</p>
      {!isOffline && (
        <div className="dr-notice-ways">
          <button type="button" className="dr-button dr-button-primary" onClick={onRetry}>
            {t('common.tryAgain')}
          </button>
          <a className="dr-button" href={paths.home}>
            {t('common.backToHome')}
          </a>
        </div>
      )}
    </section>
  );
}
