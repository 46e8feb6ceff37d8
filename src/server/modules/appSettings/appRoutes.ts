import type { FastifyInstance } from 'fastify';
import * as contract from '../../../shared/contract/base/app';
import { serve } from '../../platform/http/serve';
import { getSetting, manageSettings, createSetting, updateSetting } from './manageSettings';
import { getSettings, getSettingsConfig } from './getSettings';
import type { SignInContext } from '../auth/service/signInContext';

export function appRoutes(app: FastifyInstance, context: SignInContext): void {
  serve(app, context, contract.getSettings, getSettings);
  serve(app, context, contract.createSetting, createSetting);
  serve(app, context, contract.updateSetting, updateSetting);
  serve(app, context, contract.manageSettings, manageSettings);
  serve(app, context, contract.getSetting, getSetting);
  serve(app, context, contract.getSettingsConfig, getSettingsConfig);
}
