import { selectUser } from '../../slices/authSlice';
import { useAppSelector } from '../../store';
import { lazily } from '../../ui/lazily';
import { NotFound } from '../NotFound';

const { Component: NotFoundResult } = lazily(
  async () => (await import(/* webpackChunkName: "not-found" */ '../inside/NotFoundResult')).NotFoundResult,
);

/** An address that leads nowhere; with the ways of who is signed in. */
export function NotFoundInside() {
  const user = useAppSelector(selectUser);
  return user ? <NotFoundResult group={user.group_id} /> : <NotFound />;
}
