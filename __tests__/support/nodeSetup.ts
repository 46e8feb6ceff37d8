/** Opening a database takes a second or two, and several times that on a busy machine; speed is no test's matter. */
jest.setTimeout(60_000);
