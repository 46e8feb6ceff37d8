/** Node 20 lacks `Temporal`; the server's entries and the browser's pages bring it likewise where it is missing. */
import 'temporal-polyfill/global';
