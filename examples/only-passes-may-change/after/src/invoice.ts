export const invoice = "sent";
