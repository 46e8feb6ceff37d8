import { useParams } from 'react-router-dom';
import './help.css';
import { HelpArticle } from './HelpArticle';
import { HelpOverview } from './HelpOverview';

/** The help pages: what there is, or one of them. */
export function HelpScreen() {
  const { page } = useParams();
  return page === undefined ? <HelpOverview /> : <HelpArticle key={page} slug={page} />;
}
