import * as app from '../../shared/contract/base/app';
import type { DataOf, RequestOf } from '../../shared/contract/base/endpoint';
import { dragomanApi } from './base/dragomanApi';
import { afterSuccess } from './base/tagTypes';

type App = typeof app;

/** Language and time zone stand with the person too; an institute's log tells of its settings. */
const afterChange = afterSuccess(() => [
  { type: 'Setting' as const },
  { type: 'Person' as const },
  { type: 'Audit' as const },
]);

/** The settings that the server keeps. */
export const appApi = dragomanApi.injectEndpoints({
  endpoints: (build) => ({
    getSettings: build.query<DataOf<App['getSettings']>, RequestOf<App['getSettings']> | void>({
      query: (request) => ({ endpoint: app.getSettings, request: request ?? {} }),
      providesTags: [{ type: 'Setting' }, { type: 'Person' }],
    }),
    getSetting: build.query<DataOf<App['getSetting']>, RequestOf<App['getSetting']>>({
      query: (request) => ({ endpoint: app.getSetting, request }),
      providesTags: [{ type: 'Setting' }, { type: 'Person' }],
    }),
    getSettingsConfig: build.query<DataOf<App['getSettingsConfig']>, void>({
      query: () => ({ endpoint: app.getSettingsConfig, request: {} }),
    }),
    createSetting: build.mutation<DataOf<App['createSetting']>, RequestOf<App['createSetting']>>({
      query: (request) => ({ endpoint: app.createSetting, request }),
      invalidatesTags: afterChange,
    }),
    updateSetting: build.mutation<DataOf<App['updateSetting']>, RequestOf<App['updateSetting']>>({
      query: (request) => ({ endpoint: app.updateSetting, request }),
      invalidatesTags: afterChange,
    }),
    manageSettings: build.mutation<DataOf<App['manageSettings']>, RequestOf<App['manageSettings']>>({
      query: (request) => ({ endpoint: app.manageSettings, request }),
      invalidatesTags: afterChange,
    }),
  }),
});

export const {
  useGetSettingsQuery,
  useGetSettingQuery,
  useGetSettingsConfigQuery,
  useCreateSettingMutation,
  useUpdateSettingMutation,
  useManageSettingsMutation,
} = appApi;
