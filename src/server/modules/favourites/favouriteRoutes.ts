import type { FastifyInstance } from 'fastify';
import * as favourites from '../../../shared/contract/interpreters/favourites';
import { serve } from '../../platform/http/serve';
import type { SignInContext } from '../auth/service/signInContext';
import { addFavourite, removeFavourite } from './changeFavourites';
import { getFavourites } from './getFavourites';

export function favouriteRoutes(app: FastifyInstance, context: SignInContext): void {
  serve(app, context, favourites.getFavourites, getFavourites);
  serve(app, context, favourites.addFavourite, addFavourite);
  serve(app, context, favourites.removeFavourite, removeFavourite);
}
