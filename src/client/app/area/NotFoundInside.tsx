import { selectUser } from '../../store/authSlice';
import { useAppSelector } from '../../store/store';
import { lazily } from '../../ui/loading/lazily';
import { NotFound } from '../NotFound';

const { Component: NotFoundResult } = lazily(
  async () => (await import(/* webpackChunkName: "not-found" */ '../inside/NotFoundResult')).NotFoundResult,
);

/** An address that leads nowhere; with the ways of who is signed in. */
export function NotFoundInside() {
  const user = useAppSelector(selectUser);
  return user ? <NotFoundResult group={user.group_id} /> : <NotFound />;
}
