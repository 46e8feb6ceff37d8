import { createApi } from '@reduxjs/toolkit/query/react';
import { dragomanBaseQuery } from './dragomanBaseQuery';
import { TAG_TYPES } from './tagTypes';

/** The one API of the app; each area injects its endpoints. A screen that opens asks again, showing what it has. */
export const dragomanApi = createApi({
  reducerPath: 'api',
  baseQuery: dragomanBaseQuery,
  tagTypes: TAG_TYPES,
  refetchOnMountOrArgChange: true,
  refetchOnReconnect: true,
  refetchOnFocus: true,
  endpoints: () => ({}),
});
