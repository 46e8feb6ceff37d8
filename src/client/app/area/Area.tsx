import { useEffect } from 'react';
import { Provider } from 'react-redux';
import { endAcknowledged } from '../../store/authSlice';
import type { AppStore } from '../../store/store';
import './area.css';
import { AreaRoutes } from './AreaRoutes';
import { AreaLook } from './AreaLook';

/** Sign-in and everything behind it. */
export function Area({ store }: { store: AppStore }) {
  // Whoever left because the session ended has been led to the root page by then.
  useEffect(() => () => void store.dispatch(endAcknowledged()), [store]);
  return (
    <Provider store={store}>
      <AreaLook>
        <AreaRoutes />
      </AreaLook>
    </Provider>
  );
}
