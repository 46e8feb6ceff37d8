/** Why no admin was made, said to whoever runs `npm run admin`; nothing was changed. */
export class AdminRefusal extends Error {
  override readonly name = 'AdminRefusal';
}
