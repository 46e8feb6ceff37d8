import { paths } from '../paths';
import { NotFound } from './NotFound';
import { Wordmark } from './Wordmark';

/** An address outside every part of the app. */
export function NotFoundPage() {
  return (
    <>
      <header className="dr-plainHeader">
        <Wordmark to={paths.home} />
      </header>
      <main>
        <NotFound />
      </main>
    </>
  );
}
