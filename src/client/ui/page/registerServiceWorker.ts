/** Made of `public/service-worker.js`; asking for it again changes nothing. */
export function registerServiceWorker({ serviceWorker }: Navigator): Promise<ServiceWorkerRegistration> {
  return serviceWorker.register('/service-worker.js', { updateViaCache: 'none' });
}
