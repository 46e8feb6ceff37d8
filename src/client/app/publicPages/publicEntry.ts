import { startPublicPage } from './startPublicPage';

startPublicPage(document);
