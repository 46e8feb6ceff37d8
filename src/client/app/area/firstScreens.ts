import { onDemand } from './onDemand';

/**
 * Where people most often come in. Each chunk bears its address as its name (`webpack.config.ts`), so that
 * `public/before-paint.js` can ask for it before it is known who is there.
 */
export const FIRST_SCREENS = {
  clientDashboard: onDemand(
    async () => {
      const chunk = import(
        /* webpackChunkName: "client-dashboard" */ '../../features/dashboard/ClientDashboardScreen'
      );
      return (await chunk).ClientDashboardScreen;
    },
    'calls',
    'firstSteps',
  ),
  booking: onDemand(
    async () => {
      const chunk = import(
        /* webpackChunkName: "client-mettings-config" */ '../../features/booking/BookingScreen'
      );
      return (await chunk).BookingScreen;
    },
    'booking',
    'calls',
    'room',
    'slots',
  ),
  clientRecords: onDemand(
    async () => {
      const chunk = import(
        /* webpackChunkName: "client-records" */ '../../features/records/ClientRecordsScreen'
      );
      return (await chunk).ClientRecordsScreen;
    },
    'blocks',
    'calls',
  ),
  interpreterDashboard: onDemand(
    async () => {
      const chunk = import(
        /* webpackChunkName: "interpreter-dashboard" */ '../../features/dashboard/InterpreterDashboardScreen'
      );
      return (await chunk).InterpreterDashboardScreen;
    },
    'blocks',
    'calls',
    'firstSteps',
    'profileEditor',
  ),
  interpreterBookings: onDemand(async () => {
    const chunk = import(
      /* webpackChunkName: "interpreter-interpreter-records" */ '../../features/bookings/InterpreterBookingsScreen'
    );
    return (await chunk).InterpreterBookingsScreen;
  }, 'blocks'),
};
