import { startLanding } from './startLanding';

startLanding(document, () => location.reload());
