import type { FastifyInstance } from 'fastify';
import * as contract from '../../../shared/contract/base/app';
import { serve } from '../../platform/http/serve';
import { createSetting } from './createSetting';
import { getSettings } from './getSettings';
import { getSettingsConfig } from './getSettingsConfig';
import { getSetting, manageSettings } from './manageSettings';
import { updateSetting } from './updateSetting';
import type { SignInContext } from '../auth/service/signInContext';

export function appRoutes(app: FastifyInstance, context: SignInContext): void {
  serve(app, context, contract.getSettings, getSettings);
  serve(app, context, contract.createSetting, createSetting);
  serve(app, context, contract.updateSetting, updateSetting);
  serve(app, context, contract.manageSettings, manageSettings);
  serve(app, context, contract.getSetting, getSetting);
  serve(app, context, contract.getSettingsConfig, getSettingsConfig);
}
