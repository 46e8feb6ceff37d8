import type { FastifyInstance } from 'fastify';
import * as contract from '../../shared/contract/base/app';
import { serve } from '../serve';
import { createSetting } from '../services/appSettings/createSetting';
import { getSettings } from '../services/appSettings/getSettings';
import { getSettingsConfig } from '../services/appSettings/getSettingsConfig';
import { getSetting, manageSettings } from '../services/appSettings/manageSettings';
import { updateSetting } from '../services/appSettings/updateSetting';
import type { SignInContext } from '../services/auth/signInContext';

export function appRoutes(app: FastifyInstance, context: SignInContext): void {
  serve(app, context, contract.getSettings, getSettings);
  serve(app, context, contract.createSetting, createSetting);
  serve(app, context, contract.updateSetting, updateSetting);
  serve(app, context, contract.manageSettings, manageSettings);
  serve(app, context, contract.getSetting, getSetting);
  serve(app, context, contract.getSettingsConfig, getSettingsConfig);
}
