import { paths } from '../paths';
import { ColourModeToggle } from './ColourModeToggle';
import { useStoredColorMode } from './landing/useStoredColorMode';
import { LanguageChooser } from './language/LanguageChooser';
import { NotFound } from './NotFound';
import { Wordmark } from './Wordmark';

/** An address outside every part of the app. */
export function NotFoundPage({ storage }: { storage: Storage }) {
  const [mode, toggleMode] = useStoredColorMode(storage);
  return (
    <>
      <header className="dr-plainHeader">
        <Wordmark to={paths.home} />
        <div className="dr-plainHeader-controls">
          <LanguageChooser />
          <ColourModeToggle mode={mode} onToggle={toggleMode} />
        </div>
      </header>
      <main>
        <NotFound />
      </main>
    </>
  );
}
